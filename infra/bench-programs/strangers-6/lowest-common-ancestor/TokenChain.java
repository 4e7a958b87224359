import java.util.*;

public class TokenChain {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int k = sc.nextInt();
        LinkedList<String> tokens = new LinkedList<>();
        for (int i = 0; i < k; i++) tokens.addLast(sc.next());
        String p = sc.next(), q = sc.next();

        int[] up = new int[k];
        int child = 1;
        for (int i = 0; i < k && child < k; i++) {
            if (tokens.get(i).equals("null")) continue;
            up[child++] = i;
            if (child < k) up[child++] = i;
        }
        int a = tokens.indexOf(p), b = tokens.indexOf(q);
        while (a != b) {
            if (a > b) a = up[a];
            else b = up[b];
        }
        System.out.println(tokens.get(a));
    }
}
