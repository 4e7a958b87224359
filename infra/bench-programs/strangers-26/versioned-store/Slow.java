import java.io.*;
import java.util.*;

public class Slow {
    record Entry(int time, String number) {}

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(br.readLine().trim());
        Map<String, LinkedList<Entry>> history = new HashMap<>();
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            String[] w = br.readLine().trim().split(" ");
            int t = Integer.parseInt(w[1]);
            LinkedList<Entry> entries = history.computeIfAbsent(w[2], k -> new LinkedList<>());
            if (w[0].equals("set")) {
                entries.addFirst(new Entry(t, w[3]));
            } else {
                String answer = "none";
                for (Entry e : entries) {
                    if (e.time() <= t) {
                        answer = e.number();
                        break;
                    }
                }
                sb.append(answer).append('\n');
            }
        }
        System.out.print(sb);
    }
}
