import java.io.*;
import java.util.*;

public class Slow1 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        List<Integer> values = new ArrayList<>();
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int t = 0; t < k; t++) {
            String s = st.nextToken();
            if (s.equals("null")) {
                continue;
            }
            int id = values.size();
            values.add(Integer.parseInt(s));
            neighbours.add(new ArrayList<>(3));
            if (t > 0) {
                int parent = (t - 1) / 2;
                neighbours.get(id).add(parent);
                neighbours.get(parent).add(id);
            }
        }
        int n = values.size();
        long best = Long.MIN_VALUE;
        // try every node as the beginning of the path and walk to all other nodes from it
        for (int start = 0; start < n; start++) {
            Deque<long[]> stack = new ArrayDeque<>();
            stack.push(new long[] {start, -1, values.get(start)});
            while (!stack.isEmpty()) {
                long[] top = stack.pop();
                best = Math.max(best, top[2]);
                for (int next : neighbours.get((int) top[0])) {
                    if (next != top[1]) {
                        stack.push(new long[] {next, top[0], top[2] + values.get(next)});
                    }
                }
            }
        }
        System.out.println(best);
    }
}
