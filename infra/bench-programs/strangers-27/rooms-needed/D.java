import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        TreeMap<Integer, Integer> change = new TreeMap<>();
        for (int i = 0; i < 2 * n; i++) {
            in.nextToken();
            change.merge((int) in.nval, i < n ? 1 : -1, Integer::sum);
        }
        int busy = 0, most = 0;
        for (int c : change.values()) {
            busy += c;
            most = Math.max(most, busy);
        }
        System.out.println(most);
    }
}
