import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        int m = 2 * n;
        int levels = 32 - Integer.numberOfLeadingZeros(m);
        int[][] tallest = new int[levels][];
        tallest[0] = new int[m];
        for (int i = 0; i < n; i++) tallest[0][i] = tallest[0][i + n] = Integer.parseInt(st.nextToken());
        for (int l = 1; l < levels; l++) {
            int half = 1 << (l - 1);
            int[] below = tallest[l - 1];
            int[] here = tallest[l] = new int[m - 2 * half + 1];
            for (int i = 0; i < here.length; i++) here[i] = Math.max(below[i], below[i + half]);
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            int me = tallest[0][i], pos = i + 1;
            for (int l = levels - 1; l >= 0; l--)
                if (pos < tallest[l].length && tallest[l][pos] <= me) pos += 1 << l;
            sb.append(pos < m ? pos - i : 0).append(' ');
        }
        sb.setLength(sb.length() - 1);
        System.out.println(sb);
    }
}
