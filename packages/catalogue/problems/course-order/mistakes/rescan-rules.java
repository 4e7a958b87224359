import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), m = ni();
        List<int[]> rules = new LinkedList<>();
        for (int i = 0; i < m; i++) rules.add(new int[]{ni(), ni()});
        boolean[] done = new boolean[n + 1];
        StringBuilder sb = new StringBuilder();
        int cnt = 0;
        while (cnt < n) {
            boolean[] blocked = new boolean[n + 1];
            for (int[] r : rules) blocked[r[1]] = true;
            int before = cnt;
            List<Integer> free = new ArrayList<>();
            for (int x = 1; x <= n; x++) if (!done[x] && !blocked[x]) free.add(x);
            for (int x : free) { done[x] = true; sb.append(x).append(' '); cnt++; }
            if (cnt == before) { System.out.println("impossible"); return; }
            rules.removeIf(r -> done[r[0]]);
        }
        System.out.println(sb);
    }
}
