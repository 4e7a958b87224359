import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer t = new StringTokenizer(br.readLine());
        int cap = Integer.parseInt(t.nextToken()), q = Integer.parseInt(t.nextToken());
        LinkedHashMap<Integer, Integer> m = new LinkedHashMap<>(16, 0.75f, true);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < q; i++) {
            t = new StringTokenizer(br.readLine());
            String op = t.nextToken();
            int k = Integer.parseInt(t.nextToken());
            if (op.equals("get")) sb.append(m.getOrDefault(k, -1)).append("\n");
            else {
                m.put(k, Integer.parseInt(t.nextToken()));
                if (m.size() > cap && m.size() > 2) m.remove(m.keySet().iterator().next());
            }
        }
        System.out.print(sb);
    }
}
