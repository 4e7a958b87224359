import java.util.*;

public class IntSum {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<Integer> v = new ArrayList<>();
        for (int part = 0; part < 2; part++) {
            int n = in.nextInt();
            for (int i = 0; i < n; i++) v.add(in.nextInt());
        }
        Collections.sort(v);
        int s = v.size();
        if (s % 2 == 1) System.out.println(v.get(s / 2));
        else System.out.println((v.get(s / 2 - 1) + v.get(s / 2)) / 2.0);
    }
}
