import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        List<int[]> out = new LinkedList<>();
        for (int i = 0; i < n; i++) {
            int l = ni(), r = ni();
            List<int[]> rest = new LinkedList<>();
            for (int[] p : out) {
                if (l <= p[1] && p[0] <= r) { l = Math.min(l, p[0]); r = Math.max(r, p[1]); } else rest.add(p);
            }
            rest.add(new int[]{l, r});
            out = rest;
        }
        out.sort((a, b) -> a[0] - b[0]);
        StringBuilder sb = new StringBuilder();
        for (int[] p : out) sb.append(p[0]).append(' ').append(p[1]).append("\n");
        System.out.print(sb);
    }
}
