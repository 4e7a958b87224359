import java.io.*;
import java.util.*;

public class Tails {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        TreeSet<Integer> tails = new TreeSet<>();
        for (int n = (int) in.nval; n > 0; n--) {
            in.nextToken();
            int x = (int) in.nval;
            Integer loser = tails.ceiling(x);
            if (loser != null) tails.remove(loser);
            tails.add(x);
        }
        System.out.println(tails.size());
    }
}
