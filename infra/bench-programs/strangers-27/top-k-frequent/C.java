import java.io.*;
import java.util.*;
import java.util.stream.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim().split("\\s+")[1]);
        Map<Integer, Integer> count = new HashMap<>();
        StringTokenizer st = new StringTokenizer(in.readLine());
        while (st.hasMoreTokens()) count.merge(Integer.valueOf(st.nextToken()), 1, Integer::sum);

        PriorityQueue<Map.Entry<Integer, Integer>> podium = new PriorityQueue<>(Map.Entry.comparingByValue());
        for (Map.Entry<Integer, Integer> e : count.entrySet()) {
            podium.offer(e);
            if (podium.size() > k) podium.poll();
        }
        System.out.println(podium.stream().map(e -> e.getKey().toString()).collect(Collectors.joining(" ")));
    }
}
