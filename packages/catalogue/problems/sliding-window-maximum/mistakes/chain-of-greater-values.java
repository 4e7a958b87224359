import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int k = (int) in.nval;
        int[] a = new int[n], up = new int[n];
        for (int i = 0; i < n; i++) { in.nextToken(); a[i] = (int) in.nval; }
        for (int i = n - 1; i >= 0; i--) {
            int j = i + 1;
            while (j < n && a[j] <= a[i]) j = up[j];
            up[i] = j;
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i + k <= n; i++) {
            int j = i, end = i + k;
            while (up[j] < end) j = up[j];
            out.append(a[j]).append(' ');
        }
        System.out.println(out.toString().trim());
    }
}
