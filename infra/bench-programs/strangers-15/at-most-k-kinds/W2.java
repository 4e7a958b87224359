import java.io.*;
import java.util.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int k = (int) in.nval;
        // kind -> last position, least recently seen kind first
        LinkedHashMap<Integer, Integer> last = new LinkedHashMap<>();
        int left = 0, best = 0, count = 0;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            int kind = (int) in.nval;
            last.put(kind, i);
            if (last.size() > k) {
                Iterator<Map.Entry<Integer, Integer>> it = last.entrySet().iterator();
                left = it.next().getValue() + 1;
                it.remove();
            }
            int len = i - left + 1;
            if (len > best) {
                best = len;
                count = 1;
            } else if (len == best) {
                count++;
            }
        }
        System.out.println(best + " " + count);
    }
}
