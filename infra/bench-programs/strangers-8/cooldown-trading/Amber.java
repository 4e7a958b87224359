import java.io.*;
import java.util.*;

public class Amber {
    enum Mood { FREE, HOLDING, TIRED }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer tok = new StringTokenizer(br.readLine());
        EnumMap<Mood, Integer> cash = new EnumMap<>(Mood.class);
        cash.put(Mood.FREE, 0);
        int first = Integer.parseInt(tok.nextToken());
        cash.put(Mood.HOLDING, -first);
        cash.put(Mood.TIRED, 0);
        for (int i = 1; i < n; i++) {
            int p = Integer.parseInt(tok.nextToken());
            int free = cash.get(Mood.FREE), hold = cash.get(Mood.HOLDING), tired = cash.get(Mood.TIRED);
            cash.put(Mood.FREE, Math.max(free, tired));
            cash.put(Mood.HOLDING, Math.max(hold, free - p));
            cash.put(Mood.TIRED, hold + p);
        }
        System.out.println(Math.max(cash.get(Mood.FREE), cash.get(Mood.TIRED)));
    }
}
