import java.util.*;
import java.io.*;

public class MergeAnyPairAndRestart {
    record Span(int l, int r) {
        boolean meets(Span o) { return l <= o.r && o.l <= r; }
        Span with(Span o) { return new Span(Math.min(l, o.l), Math.max(r, o.r)); }
    }

    static boolean step(List<Span> all) {
        for (int i = 0; i < all.size(); i++)
            for (int j = i + 1; j < all.size(); j++)
                if (all.get(i).meets(all.get(j))) {
                    all.set(i, all.get(i).with(all.get(j)));
                    all.remove(j);
                    return true;
                }
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        List<Span> all = new ArrayList<>();
        while (n-- > 0) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            all.add(new Span(Integer.parseInt(st.nextToken()), Integer.parseInt(st.nextToken())));
        }
        while (step(all)) { }
        all.sort(Comparator.comparingInt(Span::l));
        StringBuilder sb = new StringBuilder();
        for (Span s : all) sb.append(s.l()).append(' ').append(s.r()).append('\n');
        System.out.print(sb);
    }
}
