import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer first = new StringTokenizer(in.readLine());
        int cap = Integer.parseInt(first.nextToken());
        int q = Integer.parseInt(first.nextToken());
        Map<Integer, Integer> stored = new HashMap<>();
        List<Integer> order = new ArrayList<>();
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            StringTokenizer words = new StringTokenizer(in.readLine());
            String op = words.nextToken();
            Integer key = Integer.valueOf(words.nextToken());
            if (op.equals("get") && !stored.containsKey(key)) {
                out.append("-1\n");
                continue;
            }
            if (stored.containsKey(key)) order.remove(key);
            else if (stored.size() == cap) stored.remove(order.remove(0));
            order.add(key);
            if (op.equals("get")) out.append(stored.get(key)).append('\n');
            else stored.put(key, Integer.valueOf(words.nextToken()));
        }
        System.out.print(out);
    }
}
