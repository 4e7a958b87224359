import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        StringTokenizer s = new StringTokenizer(br.readLine());
        TreeMap<Long, Integer> m = new TreeMap<>();
        List<Long> c = new ArrayList<>();
        while (s.hasMoreTokens()) c.add(Long.parseLong(s.nextToken()));
        br.readLine();
        String l = br.readLine();
        s = new StringTokenizer(l == null ? "" : l);
        while (s.hasMoreTokens()) c.add(Long.parseLong(s.nextToken()));
        List<Long> d = new ArrayList<>(new TreeSet<>(c));
        int n = d.size();
        System.out.println(n % 2 == 1 ? (double) d.get(n / 2) : (d.get(n / 2 - 1) + d.get(n / 2)) / 2.0);
    }
}
