import java.io.*;
import java.util.*;

public class Mothers {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        StringTokenizer st = new StringTokenizer(br.readLine());
        Map<String, String> mother = new HashMap<>();
        Queue<String> waiting = new ArrayDeque<>();
        waiting.offer(st.nextToken());
        boolean second = false;
        while (st.hasMoreTokens()) {
            String cell = st.nextToken();
            if (!cell.equals("null")) {
                mother.put(cell, waiting.peek());
                waiting.offer(cell);
            }
            if (second) waiting.poll();
            second = !second;
        }
        StringTokenizer pq = new StringTokenizer(br.readLine());
        Set<String> line = new HashSet<>();
        for (String x = pq.nextToken(); x != null; x = mother.get(x)) line.add(x);
        String y = pq.nextToken();
        while (!line.contains(y)) y = mother.get(y);
        System.out.println(y);
    }
}
