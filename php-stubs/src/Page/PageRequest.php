<?php
/**
 * What is being answered.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Page;

defined( 'ABSPATH' ) || exit;

/** Tells pages from the other answers in which blocks are rendered. */
final class PageRequest {
	/** Whether a page for a visitor is being made, and not an answer for the editor. */
	public static function is_current(): bool {
		return ! is_admin() && ! ( defined( 'REST_REQUEST' ) && REST_REQUEST );
	}

	/** Whether caches may keep what is being answered, as far as is known by now. */
	public static function may_be_kept(): bool {
		return self::is_current() && ! ( defined( 'DONOTCACHEPAGE' ) && DONOTCACHEPAGE );
	}
}
