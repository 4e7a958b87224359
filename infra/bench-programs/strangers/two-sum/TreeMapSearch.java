import java.util.*;
import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int target = (int) in.nval;
        TreeMap<Integer, Integer> pos = new TreeMap<>();
        for (int j = 0; j < n; j++) {
            in.nextToken();
            int v = (int) in.nval;
            Map.Entry<Integer, Integer> e = pos.floorEntry(target - v);
            if (e != null && e.getKey() + v == target) {
                System.out.println(e.getValue() + " " + j);
                return;
            }
            pos.put(v, j);
        }
    }
}
