import java.util.*;

public class HeapIndex {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        String[] t = new String[k];
        for (int i = 0; i < k; i++) t[i] = in.next();
        String p = in.next(), q = in.next();
        List<String> list = Arrays.asList(t);
        int a = list.indexOf(p), b = list.indexOf(q);
        while (a != b) {
            if (a > b) a = (a - 1) / 2;
            else b = (b - 1) / 2;
        }
        System.out.println(t[a]);
    }
}
