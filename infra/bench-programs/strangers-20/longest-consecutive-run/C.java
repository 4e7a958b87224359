import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        // length of the run, right at least at both of its ends
        HashMap<Integer, Integer> run = new HashMap<>();
        int best = 0;
        while (n-- > 0) {
            int x = Integer.parseInt(st.nextToken());
            if (run.containsKey(x)) continue;
            int left = run.getOrDefault(x - 1, 0);
            int right = run.getOrDefault(x + 1, 0);
            int all = left + right + 1;
            run.put(x, all);
            run.put(x - left, all);
            run.put(x + right, all);
            best = Math.max(best, all);
        }
        System.out.println(best);
    }
}
