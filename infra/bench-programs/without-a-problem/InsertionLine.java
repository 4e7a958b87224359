import java.io.*;
import java.util.*;
public class InsertionLine {
    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(r.readLine().trim());
        StringTokenizer st = new StringTokenizer(r.readLine());
        int[] line = new int[n];
        StringBuilder out = new StringBuilder();
        for (int k = 0; k < n; k++) {
            int x = Integer.parseInt(st.nextToken());
            int p = k;
            while (p > 0 && line[p - 1] > x) {
                line[p] = line[p - 1];
                p--;
            }
            line[p] = x;
            out.append(line[k / 2]).append(' ');
        }
        System.out.println(out.toString().trim());
    }
}
