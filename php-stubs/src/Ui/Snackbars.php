<?php

declare(strict_types=1);

namespace StorefrontIslands\Ui;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as SnackbarList with a ConnectionNotice in src/ui, without messages. */
final class Snackbars {
	/** Returns the empty area. */
	public static function node(): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-snackbars' ),
			array( Node::element( 'div', array( 'role' => 'status' ) ) )
		);
	}
}
