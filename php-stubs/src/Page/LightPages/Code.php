<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\LightPages;

defined( 'ABSPATH' ) || exit;

/** Looks for what a script uses without declaring it. Rather finds too much, also where a search fails: then nothing is left out. */
final class Code {
	private const JQUERY = '/jQuery|(?<![\w$\\\\"\'])\$\s*[(.]|window\.\$|\(\s*\$\s*\)/';

	/** Globals of WooCommerce's classic scripts and their libraries. */
	private const GLOBALS = '/\bCookies\.(?:get|set|remove|defaults|withConverter|noConflict)|\bwoocommerce_params\b|\bwc_(?:add_to_cart|add_to_cart_variation|cart_fragments|single_product|country_select)_params\b|\bblockUI\b|\bscroll_to_notices\b|\bPhotoSwipe|\.flexslider\(|\.selectWoo\(/';

	/** What a script mentions that has to do with these, by jQuery's events or elements that it fetches. */
	private const OF_SHOP = '/woocommerce|added?_to_cart|adding_to_cart|removed?_from_cart|wc[-_]|cart_totals/i';

	/** Code that loads another script. */
	private const LOADER = '/createElement.*?["\']script["\']|["\']script["\'].*?createElement|\.getScript\(/s';

	/** Marks of this plugin's inline scripts (Html\InlineScript), which do without jQuery, and of WordPress's emoji. */
	private const OURS  = 'element.storefrontScript';
	private const EMOJI = '_wpemojiSettings';

	/** True if it uses jQuery, or WooCommerce's classic scripts, without a word. */
	public static function uses_classic( string $code ): bool {
		return 0 !== preg_match( self::JQUERY, $code ) || self::uses_globals( $code );
	}

	/** True if it uses a global of WooCommerce's classic scripts. */
	public static function uses_globals( string $code ): bool {
		return 0 !== preg_match( self::GLOBALS, $code );
	}

	/** True if it may use WooCommerce's classic scripts where it has jQuery. */
	public static function is_of_shop( string $code ): bool {
		return 0 !== preg_match( self::OF_SHOP, $code );
	}

	/** True if it loads another script. */
	public static function loads_script( string $code ): bool {
		return 0 !== preg_match( self::LOADER, $code );
	}

	/** True for inline code of this plugin or WordPress that does without jQuery, and says so by itself. */
	public static function is_known( string $code ): bool {
		return false !== strpos( $code, self::OURS ) || false !== strpos( $code, self::EMOJI );
	}
}
