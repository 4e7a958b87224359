import java.util.*;
import java.io.*;

public class S5 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        ArrayList<Long> list = new ArrayList<>();
        in.nextToken();
        int n = (int) in.nval;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            list.add((long) in.nval);
        }
        in.nextToken();
        int m = (int) in.nval;
        for (int i = 0; i < m; i++) {
            in.nextToken();
            long value = (long) in.nval;
            // insert it where it belongs
            int pos = 0;
            while (pos < list.size() && list.get(pos) < value) {
                pos++;
            }
            list.add(pos, value);
        }
        int size = list.size();
        if (size % 2 == 1) {
            System.out.println((double) list.get(size / 2));
        } else {
            System.out.println((list.get(size / 2 - 1) + list.get(size / 2)) / 2.0);
        }
    }
}
