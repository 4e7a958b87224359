import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        if (k == 0) return;
        String[] token = in.readLine().trim().split("\\s+");

        PriorityQueue<Long> next = new PriorityQueue<>();   // level, then place in the list
        next.add(0L);
        int at = 1;
        long level = 0;
        StringBuilder sb = new StringBuilder();
        while (!next.isEmpty()) {
            long head = next.poll();
            if (head >> 20 != level) {
                level = head >> 20;
                sb.append('\n');
            } else if (sb.length() > 0) {
                sb.append(' ');
            }
            sb.append(token[(int) (head & 0xFFFFF)]);
            for (int child = 0; child < 2 && at < k; child++, at++)
                if (!token[at].equals("null")) next.add(level + 1 << 20 | at);
        }
        System.out.println(sb);
    }
}
