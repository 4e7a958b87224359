import java.io.*;

public class Main {
    static int find(int[] a, int x) {
        int low = 0, high = a.length - 1;
        while (low <= high && x >= a[low] && x <= a[high]) {
            if (a[low] == a[high]) return low;
            int at = low + (int) ((long) (x - a[low]) * (high - low) / (a[high] - a[low]));
            if (a[at] == x) return at;
            if (a[at] < x) low = at + 1;
            else high = at - 1;
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int q = (int) in.nval;
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            a[i] = (int) in.nval;
        }
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            in.nextToken();
            out.append(find(a, (int) in.nval)).append('\n');
        }
        System.out.print(out);
    }
}
