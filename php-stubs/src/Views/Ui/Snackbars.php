<?php
/**
 * Snackbars.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Ui;

defined( 'ABSPATH' ) || exit;

/** The same as SnackbarList with a ConnectionNotice in src/ui, while there is nothing to say. */
final class Snackbars {
	/** The place of short messages. */
	public static function node(): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-snackbars' ),
			array( Node::element( 'div', array( 'role' => 'status' ) ) )
		);
	}
}
