import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int cap = Integer.parseInt(st.nextToken());
        int q = Integer.parseInt(st.nextToken());

        Map<Integer, Integer> value = new HashMap<>();
        Map<Integer, Integer> lastUse = new HashMap<>();
        TreeMap<Integer, Integer> byTime = new TreeMap<>();
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));

        for (int now = 0; now < q; now++) {
            st = new StringTokenizer(in.readLine());
            boolean put = st.nextToken().equals("put");
            int key = Integer.parseInt(st.nextToken());
            boolean present = value.containsKey(key);
            if (!put) out.println(present ? value.get(key) : -1);
            if (!put && !present) continue;
            if (present) {
                byTime.remove(lastUse.get(key));
            } else if (value.size() == cap) {
                int victim = byTime.pollFirstEntry().getValue();
                value.remove(victim);
                lastUse.remove(victim);
            }
            if (put) value.put(key, Integer.parseInt(st.nextToken()));
            lastUse.put(key, now);
            byTime.put(now, key);
        }
        out.flush();
    }
}
