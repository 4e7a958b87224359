import java.io.*;
import java.util.*;

public class LeavesFallOff {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[][] ends = new int[n][2];
        List<List<Integer>> at = new ArrayList<>();
        for (int i = 0; i <= n; i++) at.add(new ArrayList<>(2));
        int[] degree = new int[n + 1];
        for (int e = 0; e < n; e++) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            for (int s = 0; s < 2; s++) ends[e][s] = Integer.parseInt(st.nextToken());
            for (int f : ends[e][0] == ends[e][1] ? new int[]{ends[e][0]} : ends[e]) {
                at.get(f).add(e);
                degree[f]++;
            }
        }
        boolean[] gone = new boolean[n];
        Deque<Integer> leaves = new ArrayDeque<>();
        for (int f = 1; f <= n; f++) if (degree[f] == 1) leaves.add(f);
        while (!leaves.isEmpty()) {
            int f = leaves.poll();
            for (int e : at.get(f)) {
                if (gone[e]) continue;
                gone[e] = true;
                for (int g : ends[e]) if (--degree[g] == 1) leaves.add(g);
            }
        }
        int last = 0;
        for (int e = 0; e < n; e++) if (!gone[e]) last = e + 1;
        System.out.println(last);
    }
}
