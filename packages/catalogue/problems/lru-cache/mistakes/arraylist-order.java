import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer t = new StringTokenizer(br.readLine());
        int cap = Integer.parseInt(t.nextToken()), q = Integer.parseInt(t.nextToken());
        Map<Integer, Integer> val = new HashMap<>();
        LinkedList<Integer> order = new LinkedList<>();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < q; i++) {
            t = new StringTokenizer(br.readLine());
            String op = t.nextToken();
            Integer k = Integer.valueOf(t.nextToken());
            if (op.equals("get")) {
                if (!val.containsKey(k)) { sb.append("-1\n"); continue; }
                sb.append(val.get(k)).append("\n");
                order.remove(k);
                order.addLast(k);
            } else {
                if (val.containsKey(k)) order.remove(k);
                else if (val.size() == cap) val.remove(order.removeFirst());
                val.put(k, Integer.valueOf(t.nextToken()));
                order.addLast(k);
            }
        }
        System.out.print(sb);
    }
}
