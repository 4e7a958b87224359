import java.io.*;
import java.util.*;

public class B {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        StringTokenizer st = new StringTokenizer(in.readLine());
        TreeSet<Integer> piles = new TreeSet<>();
        while (st.hasMoreTokens()) {
            int card = Integer.parseInt(st.nextToken());
            Integer covered = piles.ceiling(card);
            if (covered != null) piles.remove(covered);
            piles.add(card);
        }
        System.out.println(piles.size());
    }
}
