import java.util.Scanner;

public class Middle {
    static String d;

    static long ways(int from, int to) {
        if (from == to) return 1;
        if (to - from == 1) return d.charAt(from) == '0' ? 0 : 1;
        int cut = (from + to) / 2;
        long apart = ways(from, cut) * ways(cut, to);
        int across = (d.charAt(cut - 1) - '0') * 10 + d.charAt(cut) - '0';
        long bridged = across < 10 || across > 26 ? 0 : ways(from, cut - 1) * ways(cut + 1, to) % 1000000007;
        return (apart + bridged) % 1000000007;
    }

    public static void main(String[] args) {
        d = new Scanner(System.in).next();
        System.out.println(ways(0, d.length()));
    }
}
