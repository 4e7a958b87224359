import java.util.*;
import java.io.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PriorityQueue<Long> queue = new PriorityQueue<>();
        for (int station = 0; station < 2; station++) {
            in.readLine();
            String line = in.readLine();
            if (line == null) continue;
            StringTokenizer values = new StringTokenizer(line);
            while (values.hasMoreTokens()) queue.add(Long.valueOf(values.nextToken()));
        }
        int total = queue.size();
        for (int i = 0; i < (total - 1) / 2; i++) queue.poll();
        long low = queue.poll();
        long high = total % 2 == 0 ? queue.poll() : low;
        System.out.printf(Locale.US, "%.2f%n", (low + high) * 0.5);
    }
}
