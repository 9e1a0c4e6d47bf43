<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

defined( 'ABSPATH' ) || exit;

/** Thrown where counts would have to wait for too many others (WooCountLimit). */
final class TooManyCounts extends \RuntimeException {
}
