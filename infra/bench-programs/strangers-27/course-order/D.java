import java.io.*;
import java.util.*;
import java.util.stream.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] top = in.readLine().trim().split(" +");
        int n = Integer.parseInt(top[0]), m = Integer.parseInt(top[1]);
        Map<Integer, List<Integer>> unlocks = new HashMap<>();
        int[] missing = new int[n + 1];
        for (int i = 0; i < m; i++) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            int a = Integer.parseInt(st.nextToken()), b = Integer.parseInt(st.nextToken());
            unlocks.computeIfAbsent(a, key -> new ArrayList<>()).add(b);
            missing[b]++;
        }
        PriorityQueue<Integer> open = IntStream.rangeClosed(1, n)
                .filter(c -> missing[c] == 0)
                .boxed()
                .collect(Collectors.toCollection(PriorityQueue::new));
        List<String> taken = new ArrayList<>(n);
        while (!open.isEmpty()) {
            int c = open.poll();
            taken.add(String.valueOf(c));
            for (int b : unlocks.getOrDefault(c, List.of()))
                if (--missing[b] == 0) open.add(b);
        }
        System.out.println(taken.size() < n ? "impossible" : String.join(" ", taken));
    }
}
