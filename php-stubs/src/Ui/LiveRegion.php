<?php

declare(strict_types=1);

namespace StorefrontIslands\Ui;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as LiveRegion in src/ui, without a message: it must be on the page before its first one. */
final class LiveRegion {
	/** Returns the empty region. */
	public static function node(): Node {
		return Node::element(
			'div',
			array(
				'class'     => 'storefront-visually-hidden',
				'aria-live' => 'polite',
			)
		);
	}
}
