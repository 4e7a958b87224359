import java.io.*;
import java.util.*;

public class ByMap {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int q = (int) in.nval;
        Map<Integer, Integer> where = new HashMap<>();
        for (int i = 0; i < n; i++) {
            in.nextToken();
            where.put((int) in.nval, i);
        }
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            in.nextToken();
            sb.append(where.getOrDefault((int) in.nval, -1)).append('\n');
        }
        System.out.print(sb);
    }
}
