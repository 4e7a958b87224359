import java.io.*;

public class Main {
    static void sort(int[] a, int lo, int hi) {
        while (lo < hi) {
            int p = a[lo], i = lo, j = hi;
            while (i < j) {
                while (i < j && a[j] >= p) j--;
                a[i] = a[j];
                while (i < j && a[i] <= p) i++;
                a[j] = a[i];
            }
            a[i] = p;
            if (i - lo < hi - i) { sort(a, lo, i - 1); lo = i + 1; }
            else { sort(a, i + 1, hi); hi = i - 1; }
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] a = new int[n];
        for (int i = 0; i < n; i++) { in.nextToken(); a[i] = (int) in.nval; }
        sort(a, 0, n - 1);
        for (int i = 0; i < n; i += 2)
            if (i + 1 == n || a[i] != a[i + 1]) {
                System.out.println(a[i]);
                return;
            }
    }
}
