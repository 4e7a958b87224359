import java.io.*;

public class Sparse {
    static int read(StreamTokenizer t) throws IOException {
        t.nextToken();
        return (int) t.nval;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer t = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = read(t), q = read(t);
        int levels = 32 - Integer.numberOfLeadingZeros(n);
        int[][] table = new int[levels][n];
        for (int i = 0; i < n; i++) table[0][i] = read(t);
        for (int k = 1; k < levels; k++) {
            for (int i = 0; i + (1 << k) <= n; i++) {
                table[k][i] = Math.max(table[k - 1][i], table[k - 1][i + (1 << (k - 1))]);
            }
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < q; i++) {
            int l = read(t) - 1, r = read(t) - 1;
            int k = 31 - Integer.numberOfLeadingZeros(r - l + 1);
            sb.append(Math.max(table[k][l], table[k][r - (1 << k) + 1])).append('\n');
        }
        System.out.print(sb);
    }
}
