import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Comparing {
    record Boat(int number, long away) { }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken()), k = Integer.parseInt(st.nextToken());
        st = new StringTokenizer(in.readLine());
        long x0 = Long.parseLong(st.nextToken()), y0 = Long.parseLong(st.nextToken());
        List<Boat> boats = new ArrayList<>();
        for (int i = 1; i <= n; i++) {
            st = new StringTokenizer(in.readLine());
            long dx = Long.parseLong(st.nextToken()) - x0, dy = Long.parseLong(st.nextToken()) - y0;
            boats.add(new Boat(i, dx * dx + dy * dy));
        }
        boats.sort((a, b) -> (int) (a.away() - b.away()));
        System.out.println(boats.stream().limit(k).map(b -> "" + b.number()).collect(Collectors.joining(" ")));
    }
}
