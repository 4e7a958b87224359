import java.io.*;
import java.util.*;

public class Right4 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        // haul.get(i): the most if the last robbed house is number i - 3; three empty houses stand in front.
        // Between two robbed houses there are one or two others - three would leave one that could be robbed too.
        List<Long> haul = new ArrayList<>(List.of(0L, 0L, 0L));
        for (int house = 3; house < n + 3; house++) {
            long cash = Long.parseLong(tokens.nextToken());
            haul.add(cash + Math.max(haul.get(house - 2), haul.get(house - 3)));
        }
        System.out.println(Collections.max(haul));
    }
}
