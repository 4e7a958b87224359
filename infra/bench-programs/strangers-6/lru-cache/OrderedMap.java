import java.io.*;
import java.util.*;

public class OrderedMap {
    public static void main(String[] args) throws IOException {
        StreamTokenizer t = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        t.nextToken();
        final int cap = (int) t.nval;
        t.nextToken();
        int q = (int) t.nval;
        LinkedHashMap<Integer, Integer> cache = new LinkedHashMap<>();
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            t.nextToken();
            boolean put = t.sval.equals("put");
            t.nextToken();
            int k = (int) t.nval;
            if (put) {
                t.nextToken();
                if (cache.size() == cap) {
                    Iterator<Integer> oldest = cache.keySet().iterator();
                    oldest.next();
                    oldest.remove();
                }
                cache.remove(k);
                cache.put(k, (int) t.nval);
            } else {
                Integer v = cache.remove(k);
                if (v != null) cache.put(k, v);
                sb.append(v == null ? -1 : v).append('\n');
            }
        }
        System.out.print(sb);
    }
}
