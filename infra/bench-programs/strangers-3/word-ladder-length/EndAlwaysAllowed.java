import java.util.*;

public class EndAlwaysAllowed {
    static boolean near(String a, String b) {
        int diff = 0;
        for (int i = 0; i < a.length(); i++) if (a.charAt(i) != b.charAt(i)) diff++;
        return diff == 1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String begin = in.next();
        String end = in.next();
        int n = in.nextInt();
        LinkedList<String> rest = new LinkedList<>();
        for (int i = 0; i < n; i++) rest.add(in.next());
        rest.add(end);
        Map<String, Integer> len = new HashMap<>();
        len.put(begin, 1);
        Queue<String> q = new LinkedList<>();
        q.add(begin);
        while (!q.isEmpty() && !len.containsKey(end)) {
            String w = q.remove();
            Iterator<String> it = rest.iterator();
            while (it.hasNext()) {
                String x = it.next();
                if (near(w, x)) {
                    it.remove();
                    if (len.containsKey(x)) continue;
                    len.put(x, len.get(w) + 1);
                    q.add(x);
                }
            }
        }
        System.out.println(len.getOrDefault(end, 0));
    }
}
